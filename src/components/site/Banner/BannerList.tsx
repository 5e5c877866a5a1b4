import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Banner } from '../../../contract/site.ts'
import { Page } from '../../kit/publicPage.styles.ts'
import { BannerLink } from '../Home/Banners.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { List } from './Banner.styles.ts'

export interface BannerListProps {
  readonly view: 'loading' | 'ready' | 'empty' | 'failed'
  readonly failure: Failure | null
  readonly banners: readonly Banner[]
  readonly onRetry: () => void
}

/** Everything that is announced today. */
export const BannerList = ({ view, failure, banners, onRetry }: BannerListProps) => (
  <Page aria-busy={view === 'loading'}>
    <h1 tabIndex={-1}>
      <FormattedMessage id="banner.all" />
    </h1>
    {view === 'loading' && <Skeleton $height="20rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'ready' && banners.length === 0 && (
      <EmptyState>
        <FormattedMessage id="banner.none" />
      </EmptyState>
    )}
    <List>
      {banners.map(({ id, title, image, alt, url }) => (
        <li key={id}>
          <BannerLink href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}>
            <img src={image} alt={alt} width="640" height="256" />
            <span>{title}</span>
          </BannerLink>
        </li>
      ))}
    </List>
  </Page>
)
