"""Boosted trees in the format of functions/src/reading/model/trees.ts."""


def as_data(booster, names, tree_filter=lambda index: True):
    """The features that the trees use, and the nodes of each tree in preorder."""
    trees = [
        tree["tree_structure"]
        for index, tree in enumerate(booster.dump_model()["tree_info"])
        if tree_filter(index)
    ]
    used = sorted({at["split_feature"] for tree in trees for at in nodes_of(tree) if "split_feature" in at})
    column = {feature: i for i, feature in enumerate(used)}
    return {"features": [names[i] for i in used], "trees": [as_line(tree, column) for tree in trees]}


def as_line(tree, column):
    return " ".join(
        f"{column[at['split_feature']]}<{at['threshold']:.6g}" if "split_feature" in at else f"{at['leaf_value']:.4g}"
        for at in nodes_of(tree)
    )


def nodes_of(tree):
    """A node, then its left subtree, then its right subtree."""
    stack = [tree]
    while stack:
        at = stack.pop()
        yield at
        if "split_feature" in at:
            stack += [at["right_child"], at["left_child"]]
