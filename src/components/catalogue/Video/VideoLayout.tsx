import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { VideoDetails } from '../../../contract/video.ts'
import { Content } from '../../kit/Content.tsx'
import { clockOf } from '../../kit/clockOf.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Cover } from './Cover.tsx'
import { Collecting, Gate, Head, Meta, Page, Stage } from './Video.styles.ts'

export interface VideoLayoutProps {
  /** Null while it is not here. */
  video: VideoDetails | null
  /** Remaining free views; null for a guest. */
  freeLeft: number | null
  isLoading: boolean
  /** The button that collects it; null while it is not known who is here. */
  collect?: ReactNode
  /** Viewers' comments. */
  comments?: ReactNode
  /** The picture, or its replacement; nothing while loading. */
  children?: ReactNode
}

/** The page of one video: its picture, and below it the description. */
export const VideoLayout = ({
  video,
  freeLeft,
  isLoading,
  collect,
  comments,
  children,
}: VideoLayoutProps) => (
  <Page aria-busy={isLoading}>
    <Stage>
      {!isLoading ? (
        children
      ) : video === null || video.cover === '' ? (
        <Skeleton $height="100%" />
      ) : (
        <Gate>
          <Cover src={video.cover} />
        </Gate>
      )}
    </Stage>
    <Head>
      {video === null ? (
        <h1 tabIndex={-1}>
          {isLoading ? (
            <Skeleton $height="1.35em" $width="min(24rem, 100%)" />
          ) : (
            <FormattedMessage id="video.title" />
          )}
        </h1>
      ) : (
        <>
          <h1 tabIndex={-1}>
            <Content text={video.title} marked />
          </h1>
          <Meta>
            <span>
              <Content text={video.speaker} />
            </span>
            <span>{clockOf(video.duration)}</span>
            <span>
              <FormattedMessage id="video.views" values={{ views: video.views }} />
            </span>
            <Moment at={video.published_at} format={day} />
          </Meta>
          <Meta>
            {freeLeft !== null && video.is_free && (
              <span>
                <FormattedMessage id="video.freeLeft" values={{ left: freeLeft }} />
              </span>
            )}
            {video.live_id !== null && (
              <a href={`/liveDetails?live_id=${video.live_id}`}>
                <FormattedMessage id="video.ofLive" />
              </a>
            )}
            {video.member !== null && (
              <a href="/personal/history/video">
                <FormattedMessage id="video.history" />
              </a>
            )}
          </Meta>
          <Collecting>{collect}</Collecting>
        </>
      )}
    </Head>
    {comments}
  </Page>
)

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
