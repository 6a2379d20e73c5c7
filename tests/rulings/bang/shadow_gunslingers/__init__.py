"""Shadow gunslingers: a variant in which nobody is out for good."""
