import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** The text of a file as `npm run format` leaves it; `path` from the project's root. */
export const format = async (path, text) => {
  // Not there before `npm ci`.
  const oxfmt = await import('oxfmt')
  const { ignorePatterns: _, ...options } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await oxfmt.format(path, text, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return code
}
