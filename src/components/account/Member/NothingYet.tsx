import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

/** Starting pages for entries of each list of the member centre. */
const ways = {
  confOrder: '/conferences',
  paperOrder: '/personal/paper/postedby',
  hotels: '/butler#hotels',
  coupons: '/personal/benefits',
  invoice: '/personal/order/conf',
  tickets: '/conferences',
  mealticket: '/personal/notes/tickets',
  certificate: '/personal/notes/tickets',
  reviewers: '/account',
  confCollection: '/conferences',
  newsCollection: '/news',
  videoCollection: '/videos',
  historyLive: '/lives',
  historyVideo: '/videos',
  message: '/conferences',
  comment: '/news',
  reply: '/personal/dynamic/comment',
} as const

/** An empty list of the member centre: how something comes into it, and the way there (MEM-01). */
export const NothingYet = ({ list }: { list: keyof typeof ways }) => (
  <EmptyState>
    <p>
      <FormattedMessage id="state.empty" />
    </p>
    <p>
      <FormattedMessage id={`member.none.${list}`} />
    </p>
    <ButtonLink variant="quiet" small href={ways[list]}>
      <FormattedMessage id={`member.none.${list}.go`} />
    </ButtonLink>
  </EmptyState>
)
