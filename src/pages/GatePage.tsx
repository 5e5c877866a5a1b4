import { useSelector } from '@xstate/react'

import { GateLayout } from '../components/admission/Gate/GateLayout.tsx'
import { PlaceForm } from '../components/admission/Gate/PlaceForm.tsx'
import * as select from '../machines/gate/gate.selectors.ts'
import { GateContainer } from './gate/GateContainer.tsx'
import { useGate } from './gate/useGate.ts'

/** `/console/gate`: check-in at the door (TKT-01). */
const GatePage = () => {
  const gate = useGate()
  const view = useSelector(gate, select.selectView)
  const conferences = useSelector(gate, select.selectConferences)
  const place = useSelector(gate, select.selectPlace)
  const isBare = view === 'loading' || view === 'failed'
  return (
    <GateLayout
      view={isBare ? view : conferences.length === 0 ? 'empty' : 'ready'}
      failure={useSelector(gate, select.selectFailure)}
      onRetry={() => gate.send({ type: 'gate.retry' })}
    >
      {view === 'choosing' && (
        <PlaceForm
          conferences={conferences}
          place={place}
          onChoose={(chosen) => gate.send({ type: 'gate.choose', place: chosen })}
        />
      )}
      {view === 'open' && place !== null && <GateContainer gate={gate} place={place} />}
    </GateLayout>
  )
}

export default GatePage
