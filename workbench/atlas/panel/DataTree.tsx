/** @jsxRuntime classic */
import * as React from 'react'

import type { Plain } from '../live/plain.ts'
import { DataLeaf } from './DataLeaf.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly value: Plain
  /** Number of levels unfolded at first. */
  readonly unfolded?: number
}

/** Data as a list of names and values, folded where it is deep. */
export const DataTree = ({ value, unfolded = 1 }: Props) => {
  const { say } = useSpeech()
  if (!isBranch(value)) return <DataLeaf value={value} />
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className="mp-muted">{say('empty')}</span>
  return (
    <ul className="mp-tree">
      {entries.map(([name, inner]) =>
        isBranch(inner) ? (
          <li key={name}>
            <details open={unfolded > 0}>
              <summary>
                <span className="mp-key">{name}</span> <span className="mp-muted">{sizeOf(inner)}</span>
              </summary>
              <DataTree value={inner} unfolded={unfolded - 1} />
            </details>
          </li>
        ) : (
          <li key={name}>
            <span className="mp-key">{name}</span> <DataLeaf value={inner} />
          </li>
        ),
      )}
    </ul>
  )
}

type Branch = readonly Plain[] | { readonly [key: string]: Plain }

const isBranch = (value: Plain): value is Branch => typeof value === 'object' && value !== null

const sizeOf = (branch: Branch) =>
  Array.isArray(branch) ? `[${branch.length}]` : `{${Object.keys(branch).length}}`
