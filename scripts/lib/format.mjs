import { join } from 'node:path'

import { root } from './root.mjs'

/** The text of a file as `npm run format` leaves it; `path` from the project's root. */
export const format = async (path, text) => {
  // Not there before `npm ci`.
  const prettier = await import('prettier')
  const file = join(root, path)
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}
