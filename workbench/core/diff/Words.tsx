import { Fragment } from 'react'

import type { Part } from './names.ts'

/** Prose with names from the machine set apart. */
export const Words = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map((part, place) => (
    // The parts of a sentence have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>{typeof part === 'string' ? part : <code>{part.code}</code>}</Fragment>
  ))
