import type { Chart, ChartNode } from '../chart/chart.types.ts'
import type { Moves } from './relocate.ts'

/**
 * States that have another parent now. An id contains the parent's, so that a moved state has a new one: it is known by
 * its own name, if only one state of that name went and only one came, they are of one kind, and they listen to
 * something in common. Its children move along.
 */
export const findMoves = (before: Chart, after: Chart): Moves => {
  const gone = missingFrom(before, after)
  const come = missingFrom(after, before)
  const moves = new Map<string, string>()
  for (const node of gone) {
    const along = node.parent === null ? undefined : childOf(moves.get(node.parent), ownName(node), come)
    const arrived = along ?? alone(ownName(node), gone, come, before, after)
    if (arrived !== undefined) moves.set(node.id, arrived.id)
  }
  return moves
}

/** The last part of an id. */
export const ownName = ({ id }: Pick<ChartNode, 'id'>) => id.slice(id.lastIndexOf('.') + 1)

const missingFrom = (chart: Chart, other: Chart) => {
  const ids = new Set(other.nodes.map(({ id }) => id))
  return chart.nodes.filter(({ id }) => !ids.has(id))
}

const childOf = (parent: string | undefined, name: string, nodes: readonly ChartNode[]) =>
  parent === undefined ? undefined : nodes.find((node) => node.parent === parent && ownName(node) === name)

const alone = (
  name: string,
  gone: readonly ChartNode[],
  come: readonly ChartNode[],
  before: Chart,
  after: Chart,
) => {
  const [left, ...others] = gone.filter((node) => ownName(node) === name)
  const [arrived, ...rivals] = come.filter((node) => ownName(node) === name)
  if (left === undefined || arrived === undefined || others.length + rivals.length > 0) return
  if (left.kind !== arrived.kind) return
  const heard = eventsOf(left, before)
  const hears = eventsOf(arrived, after)
  return heard.size + hears.size === 0 || [...heard].some((event) => hears.has(event)) ? arrived : undefined
}

/** Without the id of the state, which some events end with. */
const eventsOf = ({ id }: ChartNode, chart: Chart) =>
  new Set(
    chart.edges
      .filter(({ source }) => source === id)
      .map(({ event }) => (event.endsWith(`.${id}`) ? event.slice(0, -id.length) : event)),
  )
