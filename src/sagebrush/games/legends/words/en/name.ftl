legends-name = Western Legends
    .text = Ride the open country as marshal, outlaw or something in between: dig for gold, drive cattle, play poker, rob the bank, and become the greatest legend of the West. For 2 to 6 players.
