/** @jsxRuntime classic */
import * as React from 'react'

/** A single value. */
export const DataLeaf = ({ value }: { readonly value: string | number | boolean | null }) => (
  <code className="mp-value" data-kind={value === null ? 'null' : typeof value}>
    {JSON.stringify(value)}
  </code>
)
