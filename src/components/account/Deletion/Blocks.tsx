import { FormattedMessage, useIntl } from 'react-intl'

import type { DeletionBlock } from '../../../contract/accountDeletion.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import * as S from './Deletion.styles.ts'

/** Page on which each block is resolved. */
const places: Readonly<Record<DeletionBlock['kind'], string>> = {
  lastAdministrator: '/console/users',
  conferencesAhead: '/organizer',
  ordersOpen: '/personal/order/conf',
  refundsOpen: '/personal/order/conf',
  hosting: '/lives',
}

/** Reasons that block the deletion, each with a link to the page that resolves it. */
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
