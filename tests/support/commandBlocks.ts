import { readFileSync } from 'node:fs'

export interface CommandBlock {
  /** Line of the page where it begins. */
  readonly line: number
  /** Whether a test runs it; others need a machine with systemd, a certificate or packages of the system. */
  readonly runs: boolean
  /** The command of package.json without which the block is not there yet; null: none. */
  readonly needs: string | null
  readonly text: string
}

/** The blocks of commands of a page: ```sh, with `run`, or with `if=<command>`. */
export const commandBlocks = (page: string): CommandBlock[] => {
  const text = readFileSync(page, 'utf8')
  return [...text.matchAll(/^```sh([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: words = '', 2: block = '' }) => ({
      line: text.slice(0, index).split('\n').length,
      runs: / run\b/.test(words),
      needs: / if=(\w+)/.exec(words)?.[1] ?? null,
      text: block,
    }),
  )
}
