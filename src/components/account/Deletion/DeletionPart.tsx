import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as S from './Deletion.styles.ts'

export interface DeletionPartProps {
  readonly name: 'blocks' | 'export' | 'notes' | 'erased' | 'kept'
  readonly children: ReactNode
}

/** One section of the deletion page, under its heading. */
export const DeletionPart = ({ name, children }: DeletionPartProps) => (
  <S.Part aria-labelledby={`deletion-${name}`}>
    <h2 id={`deletion-${name}`}>
      <FormattedMessage id={`deletion.${name}`} />
    </h2>
    {name !== 'erased' && (
      <S.Lead>
        <FormattedMessage id={`deletion.${name}.lead`} />
      </S.Lead>
    )}
    {children}
  </S.Part>
)
