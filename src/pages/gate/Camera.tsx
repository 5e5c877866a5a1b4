import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'

import { runCamera } from '../../app/lazyServices/gate.ts'
import { CameraPanel } from '../../components/admission/Gate/CameraPanel.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { gateCameraMachine } from '../../machines/gateCamera/gateCamera.machine.ts'
import * as select from '../../machines/gateCamera/gateCamera.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

export const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const screen = useRef<HTMLVideoElement>(null)
  const [logic] = useState(() =>
    gateCameraMachine.provide({
      actors: actorsOf(gateCameraMachine, { runCamera: (tell) => runCamera(() => screen.current, tell) }),
    }),
  )
  const camera = useFlow(logic, {})
  useEmitted<typeof gateCameraMachine>(camera, { 'code.read': ({ code }) => onCode(code) })
  return (
    <CameraPanel
      view={useSelector(camera, select.selectView)}
      mediaFault={useSelector(camera, select.selectMediaFault)}
      screen={screen}
      onOpen={() => camera.send({ type: 'camera.open' })}
      onClose={() => camera.send({ type: 'camera.close' })}
    />
  )
}
