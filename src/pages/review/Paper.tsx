import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { paperReader } from '../../app/lazyServices/paperReader.ts'
import { PaperViewer, type PaperViewerProps } from '../../components/papers/Reviews/PaperViewer.tsx'
import { paperViewerMachine } from '../../machines/paperViewer/paperViewer.machine.ts'
import * as select from '../../machines/paperViewer/paperViewer.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'

/** A PDF beside the text about it. */
export const Paper = ({ url, names }: Pick<PaperViewerProps, 'url' | 'names'>) => {
  const { own } = useServices()
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [logic] = useState(() => {
    const sheet = () =>
      canvas.current === null || words.current === null
        ? null
        : { canvas: canvas.current, text: words.current }
    return paperViewerMachine.provide({ actors: actorsOf(paperViewerMachine, own(paperReader)(sheet)) })
  })
  const flow = useFlow(logic, { input: { url } })
  return (
    <PaperViewer
      view={useSelector(flow, select.selectView)}
      busy={useSelector(flow, select.selectIsBusy)}
      page={useSelector(flow, select.selectPage)}
      pages={useSelector(flow, select.selectPages)}
      zoom={useSelector(flow, select.selectZoom)}
      canEnlarge={useSelector(flow, select.selectCanEnlarge)}
      canReduce={useSelector(flow, select.selectCanReduce)}
      failure={useSelector(flow, select.selectFailure)}
      url={url}
      {...(names === undefined ? {} : { names })}
      canvas={canvas}
      words={words}
      onNext={() => flow.send({ type: 'paper.next' })}
      onPrevious={() => flow.send({ type: 'paper.previous' })}
      onGo={(page) => flow.send({ type: 'paper.go', page })}
      onEnlarge={() => flow.send({ type: 'paper.enlarge' })}
      onReduce={() => flow.send({ type: 'paper.reduce' })}
      onRetry={() => flow.send({ type: 'paper.retry' })}
    />
  )
}
