import type { RichNode } from '../../../src/contract/richText.ts'
import type { Element, Flow, Line, Style } from './createFlow.ts'
import { runsOf, type Look } from './runsOf.ts'

const padding = 5
/** Least width of a column: two signs. */
const narrowest = 2 * padding + 22

/** A table with lines around its cells. A row goes over the end of a sheet line by line; the first row is repeated where it is a head. */
export const drawTable = (flow: Flow, table: RichNode, style: Style, look: Look, parent: Element): void => {
  const rows = (table.content ?? []).map(({ content = [] }) => content)
  const columns = Math.max(...rows.map((row) => row.length))
  if (columns * narrowest > style.width) return asLines(flow, rows, style, look, parent)
  const widths = widthsOf(flow, rows, style, look, columns)
  const element = flow.part('Table', parent)
  const height = style.size * style.leading

  const linesOf = (row: readonly RichNode[]): Line[][] =>
    row.map((cell, at) =>
      flow.linesOf(runsOf(cell, look), {
        ...style,
        width: (widths[at] ?? 0) - 2 * padding,
        bold: cell.type === 'table_header',
      }),
    )

  const draw = (row: readonly RichNode[], isAgain = false) => {
    const cells = linesOf(row)
    const line = flow.part('TR', element)
    const parts = row.map((cell) => flow.part(cell.type === 'table_header' ? 'TH' : 'TD', line))
    let from = 0
    const most = Math.max(1, ...cells.map((lines) => lines.length))
    while (from < most) {
      const room = Math.floor((flow.left() - 2 * padding) / height)
      if (room < Math.min(most - from, 2)) {
        newSheet(isAgain)
        continue
      }
      const count = Math.min(most - from, room)
      const tall = count * height + 2 * padding
      let x = style.x
      for (const [at, width] of widths.entries()) {
        const [lines, part, cell] = [cells[at], parts[at], row[at]]
        flow.upright(x, tall)
        if (lines !== undefined && part !== undefined) {
          const look = { ...style, x: x + padding, width: width - 2 * padding }
          flow.put(
            lines.slice(from, from + count),
            padding,
            { ...look, bold: cell?.type === 'table_header' },
            part,
          )
        }
        x += width
      }
      flow.upright(x, tall)
      flow.rule({ x: style.x, width: style.width })
      flow.down(tall)
      flow.rule({ x: style.x, width: style.width })
      from += count
    }
  }

  const [first, ...others] = rows
  if (first === undefined) return
  const isHead = others.length > 0 && first.every(({ type }) => type === 'table_header')
  const headLines = Math.max(1, ...linesOf(first).map((lines) => lines.length))
  const newSheet = (isAgain: boolean) => {
    flow.newPage()
    if (isHead && !isAgain && headLines <= 6) draw(first, true)
  }
  // The head stays with the first row.
  flow.need((headLines + 2) * height + 4 * padding)
  draw(first, true)
  for (const row of others) draw(row)
}

/** More columns than a sheet takes: each row is a paragraph. */
const asLines = (
  flow: Flow,
  rows: readonly RichNode[][] | ReadonlyArray<readonly RichNode[]>,
  style: Style,
  look: Look,
  parent: Element,
) => {
  for (const row of rows) {
    const runs = row.flatMap((cell, at) => [...(at === 0 ? [] : [{ text: ' | ' }]), ...runsOf(cell, look)])
    flow.write(runs, style, flow.part('P', parent))
  }
}

/** Columns that fit beside each other keep their width; wide columns share the rest. */
const widthsOf = (
  flow: Flow,
  rows: ReadonlyArray<readonly RichNode[]>,
  style: Style,
  look: Look,
  columns: number,
): number[] => {
  const natural = Array.from({ length: columns }, (_, at) =>
    Math.max(
      narrowest,
      ...rows.map((row) => {
        const cell = row[at]
        if (cell === undefined) return 0
        const bold = cell.type === 'table_header'
        return flow.widthOf(runsOf(cell, look), { size: style.size, bold }) + 2 * padding + 1
      }),
    ),
  )
  const total = natural.reduce((sum, width) => sum + width, 0)
  if (total <= style.width) return natural.map((width) => (width * style.width) / total)
  const widths: number[] = []
  const order = natural
    .map((_, at) => at)
    .toSorted((one, other) => (natural[one] ?? 0) - (natural[other] ?? 0))
  let left = style.width
  for (const [done, at] of order.entries()) {
    const width = Math.min(natural[at] ?? 0, left / (columns - done))
    widths[at] = width
    left -= width
  }
  return widths
}
