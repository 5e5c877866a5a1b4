import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { AnswerPanel } from '../../components/admission/Gate/AnswerPanel.tsx'
import { CodeForm } from '../../components/admission/Gate/CodeForm.tsx'
import { Area, Columns, Where } from '../../components/admission/Gate/Gate.styles.ts'
import { Button } from '../../components/kit/Button.tsx'
import type { GateActorRef } from '../../machines/gate/gate.machine.ts'
import * as select from '../../machines/gate/gate.selectors.ts'
import type { GatePlace } from '../../machines/gate/gate.types.ts'
import { Camera } from './Camera.tsx'
import { Sync } from './Sync.tsx'
import { useTone } from './useTone.ts'

interface Props {
  gate: GateActorRef
  place: GatePlace
}

/** One gate: the answer, the ways to enter a code, and whether the server knows the same. */
export const GateContainer = ({ gate, place }: Props) => {
  const { newKey } = useServices()
  const answer = useSelector(gate, select.selectAnswer)
  const title = useSelector(gate, select.selectConferences).find(({ id }) => id === place.conferenceId)?.title
  const scan = (code: string) => gate.send({ type: 'scan.code', code, nonce: newKey() })
  useTone(answer, useSelector(gate, select.selectNonce))
  return (
    <>
      <Where>
        <p>
          <strong>{place.gate}</strong> · {title}
        </p>
        <Button small variant="quiet" onClick={() => gate.send({ type: 'gate.change' })}>
          <FormattedMessage id="gate.change" />
        </Button>
      </Where>
      <Columns>
        <Area $name="answer">
          <AnswerPanel
            answer={answer}
            verdict={useSelector(gate, select.selectVerdict)}
            failure={useSelector(gate, select.selectFailure)}
            onAdmit={() => gate.send({ type: 'scan.admit' })}
            onRefuse={() => gate.send({ type: 'scan.refuse' })}
          />
        </Area>
        <Area $name="camera">
          <Camera onCode={scan} />
        </Area>
        <Area $name="code">
          <CodeForm busy={answer === 'checking' || answer === 'doubtful'} onCode={scan} />
        </Area>
        <Sync place={place} />
      </Columns>
    </>
  )
}
