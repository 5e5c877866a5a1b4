import { lazy, Suspense } from 'react'

import { useAct, type ActProps } from './useAct.ts'

const ActDialog = lazy(() => import('../../components/site/Operators/ActDialog.tsx'))

/** One act of an administrator, in a dialog (OPS-01). */
export const ActOn = (props: ActProps) => {
  const act = useAct(props)
  const { kind, subject } = props.act
  return (
    <Suspense fallback={null}>
      <ActDialog {...act} kind={kind} subject={subject} />
    </Suspense>
  )
}
