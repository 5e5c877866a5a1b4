import { lazy, Suspense } from 'react'

import type { OwnPaper } from '../../contract/paper.ts'

// With the library that compares texts: only a revision needs it.
const RevisionDiff = lazy(async () => ({
  default: (await import('../../components/papers/Submission/RevisionDiff.tsx')).RevisionDiff,
}))

interface Props {
  paper: OwnPaper
  /** As it is typed now. */
  form: OwnPaper['form']
}

/** Changes of a revision against the previous submission. */
export const Changes = ({ paper: { submitted }, form }: Props) =>
  submitted !== null && (
    <Suspense fallback={null}>
      <RevisionDiff before={submitted} after={form} />
    </Suspense>
  )
