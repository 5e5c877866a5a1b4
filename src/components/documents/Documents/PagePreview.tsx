import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { heightOf, type PageDesign } from '../../../contract/documents/design.ts'
import { layoutPage } from '../../../contract/documents/layout.ts'
import type { DocumentAbout, DocumentPerson } from '../../../contract/documents/values.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { blockAt, moveBlock } from './changes.ts'
import { blockName } from './blockName.ts'
import { Canvas, Paper, Stage } from './Documents.styles.ts'
import { SheetSvg } from './SheetSvg.tsx'

export interface PagePreviewProps {
  readonly design: PageDesign
  readonly about: DocumentAbout
  readonly person: DocumentPerson
  /** Block by its place; null: none. */
  readonly chosen: number | null
  /** Nothing can be moved now. */
  readonly disabled: boolean
  readonly onMove: (design: PageDesign) => void
  readonly onChoose: (index: number | null) => void
}

interface Drag {
  readonly index: number
  readonly from: Point
  readonly to: Point
}
interface Point {
  readonly x: number
  readonly y: number
}

/** One page as it is printed; its blocks are moved by arrow keys and by the pointer. */
export const PagePreview = (props: PagePreviewProps) => {
  const { design, about, person, chosen, disabled, onMove, onChoose } = props
  const intl = useIntl()
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const shown = drag === null ? design : dragged(design, drag)
  const marked = chosen === null ? undefined : shown.blocks[chosen]

  const pointOf = ({ clientX, clientY }: PointerEvent): Point | null => {
    const inverse = svg.current?.getScreenCTM()?.inverse()
    if (inverse === undefined) return null
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse)
    return { x, y }
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const at = pointOf(event)
    if (disabled || at === null) return
    const index = blockAt(design, at.x, at.y)
    onChoose(index)
    if (index === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ index, from: at, to: at })
  }
  const follow = (event: PointerEvent) => {
    const to = pointOf(event)
    if (drag !== null && to !== null) setDrag({ ...drag, to })
  }
  const drop = () => {
    if (drag !== null && shown.blocks[drag.index] !== undefined && isMoved(design, shown, drag.index))
      onMove(shown)
    setDrag(null)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (disabled || step === undefined || chosen === null || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const far = event.shiftKey ? 5 : event.altKey ? 0.5 : 1
    const moved = moveBlock(design, chosen, step[0] * far, step[1] * far)
    if (isMoved(design, moved, chosen)) onMove(moved)
  }
  return (
    <Stage>
      <Canvas
        role="application"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'documents.preview' })}
        aria-describedby="documents-keys"
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(null)}
      >
        <Paper ref={svg} viewBox={`0 0 ${design.width} ${design.height}`} aria-hidden="true">
          <SheetSvg drawn={layoutPage(shown, about, person).drawn} />
          {marked !== undefined && (
            <rect
              x={marked.x}
              y={marked.y}
              width={marked.width}
              height={heightOf(marked)}
              fill="none"
              stroke="#1F3A6E"
              strokeDasharray="2 1"
              strokeWidth={0.5}
            />
          )}
        </Paper>
      </Canvas>
      <p id="documents-keys">
        <FormattedMessage id="documents.preview.keys" />
      </p>
      <VisuallyHidden aria-live="polite">
        {marked !== undefined && (
          <FormattedMessage
            id="documents.preview.at"
            values={{ name: blockName(intl, marked), x: marked.x, y: marked.y }}
          />
        )}
      </VisuallyHidden>
    </Stage>
  )
}

const dragged = (design: PageDesign, { index, from, to }: Drag): PageDesign =>
  moveBlock(design, index, to.x - from.x, to.y - from.y)

const isMoved = (before: PageDesign, after: PageDesign, index: number): boolean =>
  before.blocks[index]?.x !== after.blocks[index]?.x || before.blocks[index]?.y !== after.blocks[index]?.y

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
