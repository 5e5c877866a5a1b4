import { FormattedMessage, useIntl } from 'react-intl'

import type { DeletionBlock } from '../../../contract/accountDeletion.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import * as S from './Deletion.styles.ts'

/** Where each is settled. */
const places: Readonly<Record<DeletionBlock['kind'], string>> = {
  lastAdministrator: '/console/users',
  conferencesAhead: '/organizer',
  ordersOpen: '/personal/order/conf',
  refundsOpen: '/personal/order/conf',
  hosting: '/lives',
}

/** What holds the deletion up, each with the way to where it is settled. */
export const Blocks = ({ blocks }: { blocks: readonly DeletionBlock[] }) => {
  const { formatMessage } = useIntl()
  const named = ({ names, count }: DeletionBlock) => {
    const list = names.join(' · ')
    return names.length < count ? formatMessage({ id: 'deletion.block.more' }, { names: list }) : list
  }
  return (
    <S.Points>
      {blocks.map((block) => (
        <S.Block key={block.kind}>
          <span>
            <FormattedMessage
              id={`deletion.block.${block.kind}`}
              values={{ count: block.count, names: named(block) }}
            />
          </span>
          <ButtonLink variant="quiet" small href={places[block.kind]}>
            <FormattedMessage id={`deletion.block.${block.kind}.go`} />
          </ButtonLink>
        </S.Block>
      ))}
    </S.Points>
  )
}
