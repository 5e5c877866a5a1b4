import type { ReactNode } from 'react'

import { useServices } from '../../app/context.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { useRemoteOne } from './useRemoteOne.ts'

interface Props<One> {
  readonly ask: (api: ReturnType<typeof useServices>['api'], signal: AbortSignal) => Promise<One>
  readonly children: (newest: One) => ReactNode
}

/** Loads the current version after another user saved first. */
export const Newest = <One extends object>({ ask, children }: Props<One>) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne((signal) => ask(api, signal))
  if (one !== null) return children(one)
  return failure === null ? <Skeleton $height="4rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
