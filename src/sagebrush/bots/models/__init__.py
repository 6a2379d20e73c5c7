"""What bots have learned from self-play: small files, made by `sagebrush train`."""
