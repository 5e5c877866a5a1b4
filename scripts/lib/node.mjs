import { Remedy } from './say.mjs'

/** @throws {Remedy} when this Node cannot run the project */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Remedy(
    `Node ${process.versions.node} is too old.`,
    'Install Node 20.19 or newer (https://nodejs.org), then run the command again.',
  )
}
