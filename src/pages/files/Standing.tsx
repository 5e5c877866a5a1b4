import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { StandingFile } from '../../components/papers/Presentations/StandingFile.tsx'
import type { PresentationFile } from '../../contract/presentation.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { collectMachine } from '../../machines/collect/collect.machine.ts'
import * as select from '../../machines/collect/collect.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import type { FilesProps } from './FilesProps.ts'

interface Props extends FilesProps {
  file: PresentationFile
}

/** The current file: removed with one press, and restored with the next. */
export const Standing = ({ port, kind, presentation, onAnswer, file }: Props) => {
  const { sayFailure } = useToasts()
  const { id } = presentation
  const [logic] = useState(() =>
    collectMachine.provide({
      actors: actorsOf(collectMachine, {
        // Never fetched: the list has the value.
        fetchCollected: () => Promise.resolve(true),
        setCollected: async (isPlaced, signal) => {
          const answer = await port.setPlaced({ id, kind, fileId: file.id, isPlaced }, signal)
          onAnswer(answer)
          return answer.current?.id === file.id
        },
      }),
    }),
  )
  const flow = useFlow(logic, { input: { collected: true } })
  useEmitted<typeof collectMachine>(flow, { 'collect.failed': ({ failure }) => sayFailure(failure) })
  return (
    <StandingFile
      file={file}
      isPlaced={useSelector(flow, select.selectIsCollected)}
      isOpen={presentation.is_open}
      // The page is open to members alone.
      onToggle={() => flow.send({ type: 'collect.toggle', member: true })}
    />
  )
}
