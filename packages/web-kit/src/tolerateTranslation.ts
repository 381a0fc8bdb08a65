/** The child of `parent` that contains `node`, which translation has moved into an element of its own. */
function ownChild(parent: Node, node: Node): Node | null {
  let inner: Node | null = node;
  while (inner && inner.parentNode !== parent) inner = inner.parentNode;
  return inner;
}

/**
 * Lets React work on a page that the browser translates: that replaces texts by `font` elements, and React fails when it then
 * removes such a text, or inserts something before it. The removal then removes what contains the text, or nothing; the
 * insertion happens before it, or at the end. Parts that come from packages have such texts, too. Call it before rendering.
 */
export function tolerateTranslation(prototype: Node = Node.prototype): void {
  const removeChild = Reflect.get(prototype, 'removeChild') as (this: Node, child: Node) => Node;
  const insertBefore = Reflect.get(prototype, 'insertBefore') as (
    this: Node,
    child: Node,
    before: Node | null,
  ) => Node;
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child;
    const own = ownChild(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isMoved = before instanceof Text && before.parentNode !== this;
    return insertBefore.call(this, child, isMoved ? ownChild(this, before) : before) as Child;
  };
}
