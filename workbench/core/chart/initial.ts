/** Names under which the layout engine knows the dot in a state and the arrow from it. */
export const initialNode = (id: string) => `${id}|initial`
export const initialEdge = (id: string) => `${id}|initial→`
