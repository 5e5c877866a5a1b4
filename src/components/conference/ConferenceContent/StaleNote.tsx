import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceContent } from '../../../contract/conferenceContent.ts'
import { Button } from '../../kit/Button.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Stale } from './ConferenceContent.styles.ts'

const ContentDiff = lazy(() => import('./ContentDiff.tsx'))

export interface StaleNoteProps {
  readonly content: ConferenceContent
  /** Null: not while something is not saved. */
  readonly onConfirm: (() => void) | null
}

/** Change of the source since the translation, and the button that confirms the translation. */
export const StaleNote = ({ content: { title, body, translated_from: from }, onConfirm }: StaleNoteProps) =>
  from !== null && (
    <Stale>
      <p>
        <FormattedMessage id="content.stale" />
      </p>
      <Suspense fallback={<Skeleton $height="4rem" />}>
        <ContentDiff before={from} after={{ title, body }} />
      </Suspense>
      <Button
        small
        variant="quiet"
        aria-disabled={onConfirm === null || undefined}
        onClick={onConfirm ?? undefined}
      >
        <FormattedMessage id="content.confirm" />
      </Button>
    </Stale>
  )
