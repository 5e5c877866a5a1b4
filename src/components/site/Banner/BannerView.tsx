import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { BannerDetails } from '../../../contract/site.ts'
import { Head, Meta, Page } from '../../kit/publicPage.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Content } from '../../kit/Content.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Actions, Body, Picture } from './Banner.styles.ts'

export interface BannerViewProps {
  readonly view: 'loading' | 'ready' | 'empty' | 'failed'
  readonly failure?: Failure | null | undefined
  /** Null unless `ready`. */
  readonly banner: BannerDetails | null
  readonly onRetry: () => void
}

/** The page of one banner (PUB-02). */
export const BannerView = ({ view, failure, banner, onRetry }: BannerViewProps) => (
  <Page aria-busy={view === 'loading'}>
    {view === 'loading' && <Skeleton $height="40rem" />}
    {view === 'empty' && <EmptyState />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {banner !== null && (
      <article>
        <Head>
          <Meta>
            <span>
              <FormattedMessage id="banner.kind" />
            </span>
            {banner.until !== '' && (
              <span>
                <FormattedMessage
                  id="banner.until"
                  values={{
                    date: (
                      <Moment key="date" at={banner.until} timeZone="UTC" format={{ dateStyle: 'long' }} />
                    ),
                  }}
                />
              </span>
            )}
          </Meta>
          <h1 tabIndex={-1}>
            <Content text={banner.title} marked />
          </h1>
        </Head>
        <Body>
          <Picture src={banner.image} alt={banner.alt} width="960" height="384" fetchPriority="high" />
          {banner.content !== '' && <RichText html={banner.content} />}
          <Actions>
            {banner.link !== '' && (
              <ButtonLink
                href={banner.link}
                {...(banner.link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}
              >
                <FormattedMessage id="banner.follow" />
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" href="/home">
              <FormattedMessage id="banner.home" />
            </ButtonLink>
          </Actions>
        </Body>
      </article>
    )}
  </Page>
)
