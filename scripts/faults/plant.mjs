import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../lib/root.mjs'
import { Remedy } from '../lib/say.mjs'

/** Original content of the file: a run that is killed leaves it for the next one. */
const kept = join(root, '.cache/fault.json')

export const applied = () => existsSync(kept)

/**
 * The text of the file with the fault in it.
 * @param {import('./table.mjs').Fault} fault
 * @throws {Remedy} when the place is not there, or not the only one
 */
export const faultyText = ({ id, file, find, put }, text) => {
  const count = text.split(find).length - 1
  if (count !== 1)
    throw new Remedy(
      `The fault ${id} has ${count} places in ${file}.`,
      'Name one place in scripts/faults/table.mjs.',
    )
  return text.replace(find, () => put)
}

/** @param {import('./table.mjs').Fault} fault */
export const plant = (fault) => {
  const path = join(root, fault.file)
  const text = readFileSync(path, 'utf8')
  const faulty = faultyText(fault, text)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify({ file: fault.file, text }))
  writeFileSync(path, faulty)
}

export const withdraw = () => {
  if (!existsSync(kept)) return
  const { file, text } = JSON.parse(readFileSync(kept, 'utf8'))
  writeFileSync(join(root, file), text)
  rmSync(kept)
}
