import type { Chart } from './chart.types.ts'

/**
 * Target of a key from a state or transition: up and down in reading order, right along a transition, left back to its
 * source (from a state: to the one around it). Null when the key has no meaning here.
 */
export const neighbour = (chart: Chart, order: readonly string[], id: string, key: string): string | null => {
  const place = order.indexOf(id)
  if (key === 'ArrowDown') return order[place + 1] ?? null
  if (key === 'ArrowUp') return order[place - 1] ?? null
  if (key === 'Home') return order[0] ?? null
  if (key === 'End') return order.at(-1) ?? null
  const edge = chart.edges.find((one) => one.id === id)
  if (key === 'ArrowRight') {
    if (edge !== undefined) return edge.targets[0] ?? null
    return chart.edges.find(({ source }) => source === id)?.id ?? null
  }
  if (key !== 'ArrowLeft') return null
  return edge?.source ?? chart.nodes.find((node) => node.id === id)?.parent ?? null
}
