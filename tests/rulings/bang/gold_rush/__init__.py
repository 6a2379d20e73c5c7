"""Gold Rush: nuggets, equipment and eight characters."""
