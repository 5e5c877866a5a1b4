import type { KeyboardEvent, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { MessageId } from '../../../i18n/locale.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Beside, Leaf, Scroll, Tools, Viewer, Waiting, Words } from './PaperViewer.styles.ts'

export interface PaperViewerProps {
  view: 'loading' | 'reading' | 'failed'
  /** A page is being painted. */
  busy: boolean
  /** Counts from 1. */
  page: number
  pages: number
  /** 1 fills the width. */
  zoom: number
  canEnlarge: boolean
  canReduce: boolean
  failure: Failure | null
  /** Address from which the file is downloaded. */
  url: string
  /** Label of the document, and text while it is opened. */
  names?: { readonly document: MessageId; readonly loading: MessageId }
  canvas: RefObject<HTMLCanvasElement | null>
  /** Layer of the words over the canvas. */
  words: RefObject<HTMLDivElement | null>
  onNext: () => void
  onPrevious: () => void
  onGo: (page: number) => void
  onEnlarge: () => void
  onReduce: () => void
  onRetry: () => void
}

/** A PDF, one page at a time. */
export const PaperViewer = ({
  view,
  busy,
  failure,
  url,
  names = ofPaper,
  canvas,
  words,
  onRetry,
  ...tools
}: PaperViewerProps) => {
  const intl = useIntl()
  return (
    <Beside>
      <Viewer data-paper={view} data-painting={busy} onKeyDown={keyOf(tools)} role="group">
        <Tools>
          {view === 'reading' ? <PageTools {...tools} /> : <span />}
          <ButtonLink small variant="quiet" href={url}>
            <FormattedMessage id="review.paper.download" />
          </ButtonLink>
        </Tools>
        {view === 'loading' && (
          <div role="status">
            <VisuallyHidden>
              <FormattedMessage id={names.loading} />
            </VisuallyHidden>
            <Waiting />
          </div>
        )}
        {view === 'failed' && failure?.kind === 'malformed' && (
          <FailureState
            failure={{ ...failure, msg: intl.formatMessage({ id: 'review.paper.broken' }) }}
            onRetry={onRetry}
          />
        )}
        {view === 'failed' && failure?.kind !== 'malformed' && (
          <FailureState failure={failure} onRetry={onRetry} />
        )}
        {view === 'reading' && (
          <Scroll
            tabIndex={0}
            role="region"
            aria-label={intl.formatMessage({ id: names.document })}
            aria-busy={busy || undefined}
          >
            <Leaf>
              <canvas ref={canvas} aria-hidden="true" />
              <Words ref={words} />
            </Leaf>
          </Scroll>
        )}
      </Viewer>
    </Beside>
  )
}

const ofPaper = { document: 'review.paper', loading: 'review.paper.loading' } as const

type ToolProps = Omit<
  PaperViewerProps,
  'view' | 'busy' | 'failure' | 'url' | 'names' | 'canvas' | 'words' | 'onRetry'
>

const PageTools = ({ page, pages, zoom, canEnlarge, canReduce, ...on }: ToolProps) => {
  const intl = useIntl()
  const press = (id: string, isPossible: boolean, onPress: () => void, sign: string) => (
    <Button
      small
      variant="quiet"
      aria-label={intl.formatMessage({ id })}
      aria-disabled={!isPossible || undefined}
      onClick={onPress}
    >
      {sign}
    </Button>
  )
  return (
    <>
      <div>
        {press('review.paper.previous', page > 1, on.onPrevious, '‹')}
        <label>
          <VisuallyHidden>
            <FormattedMessage id="review.paper.page" />
          </VisuallyHidden>
          <select
            name="page"
            value={page}
            onChange={({ currentTarget }) => on.onGo(Number(currentTarget.value))}
          >
            {Array.from({ length: pages }, (_, index) => (
              <option key={index} value={index + 1}>
                {formatNumber(index + 1)}
              </option>
            ))}
          </select>
        </label>
        <FormattedMessage id="review.paper.of" values={{ pages }} />
        {press('review.paper.next', page < pages, on.onNext, '›')}
      </div>
      <div>
        {press('review.paper.reduce', canReduce, on.onReduce, '−')}
        <span aria-live="polite">{formatNumber(zoom, { style: 'percent' })}</span>
        {press('review.paper.enlarge', canEnlarge, on.onEnlarge, '+')}
      </div>
    </>
  )
}

/** Keys of readers of PDF; those that scroll stay with the page. */
const keyOf = (on: ToolProps) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return
  const act = {
    ArrowRight: on.onNext,
    PageDown: on.onNext,
    ArrowLeft: on.onPrevious,
    PageUp: on.onPrevious,
    Home: () => on.onGo(1),
    End: () => on.onGo(on.pages),
    '+': on.onEnlarge,
    '=': on.onEnlarge,
    '-': on.onReduce,
  }[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}
