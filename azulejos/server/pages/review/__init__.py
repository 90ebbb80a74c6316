"""The page of a review: the sentence, the graph, the moves, and what would have been better."""
