import { FormattedMessage } from 'react-intl'

import type { StorageState } from '../../../contract/delivery.ts'
import type { Failure } from '../../../contract/failure.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Facts, Panel } from './Delivery.styles.ts'

export interface StorageProps {
  readonly storage: StorageState
  readonly failure: Failure | null
}

/** Folder of the files, and its free space. */
export const Storage = ({ storage: { folder, is_set, free, total }, failure }: StorageProps) => (
  <Panel>
    <h3>
      <FormattedMessage id="delivery.storage.title" />
    </h3>
    <Facts>
      <dt>
        <FormattedMessage id="delivery.storage.folder" />
      </dt>
      <dd>
        <code>{folder}</code>
      </dd>
      <dt>
        <FormattedMessage id="delivery.storage.room" />
      </dt>
      <dd>
        {free === null || total === null ? (
          <FormattedMessage id="delivery.storage.unknown" />
        ) : (
          <FormattedMessage
            id="delivery.storage.free"
            values={{
              free: <FileSize key="free" bytes={free} />,
              total: <FileSize key="total" bytes={total} />,
            }}
          />
        )}
      </dd>
    </Facts>
    <p>
      <FormattedMessage
        id={is_set ? 'delivery.storage.set' : 'delivery.storage.usual'}
        values={{ variable: <code key="variable">FILES</code> }}
      />
    </p>
    {failure !== null && (
      <Refusal role="alert">
        <FailureText failure={failure} />
      </Refusal>
    )}
  </Panel>
)
