"""What the Makefile and the tests run: generators and checks; not part of the package."""
