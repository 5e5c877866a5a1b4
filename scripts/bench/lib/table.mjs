const heads = ['what', 'measured', 'goal', 'baseline', 'ratio']

/** @typedef {{what: string, measured: string, goal?: string, met?: boolean, baseline?: string, ratio?: string}} Row */

/** For a terminal. @param {Row[]} rows */
export const columns = (rows) => {
  const lines = [heads, ...rows.map(cells)]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column])).join('  ')).join('\n')
}

/** For a document. @param {Row[]} rows */
export const markdown = (rows) =>
  [heads, heads.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`).join('\n')

const cells = ({ what, measured, goal = '', met, baseline = '', ratio = '' }) => [
  what,
  measured,
  met === undefined ? goal : `${goal} ${met ? '✓' : '✗ missed'}`,
  baseline,
  ratio,
]

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

export const times = (value, baseline) => (baseline > 0 ? `${(value / baseline).toFixed(2)} ×` : '–')
