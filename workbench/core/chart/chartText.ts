import type { Chart } from './chart.types.ts'

/** A chart as it is stored: one state or transition per line, so that a diff of files shows the changes of each. */
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
