import type { Chart } from './chart.types.ts'

/** A chart as it is kept: one state or transition a line, so that a comparison of files shows what became of which. */
export const chartText = ({ machine, nodes, edges }: Chart): string =>
  [
    '{',
    `  "machine": ${JSON.stringify(machine)},`,
    `  "nodes": ${linesOf(nodes)},`,
    `  "edges": ${linesOf(edges)}`,
    '}',
    '',
  ].join('\n')

const linesOf = (parts: readonly object[]) =>
  parts.length === 0 ? '[]' : `[\n${parts.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`
