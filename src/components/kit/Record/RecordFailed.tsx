import { FactorMissing } from './FactorMissing.tsx'
import { FailureState } from '../FailureState.tsx'
import type { FailureStateProps } from '../FailureState.tsx'
import { Page } from './RecordView.styles.ts'

/** In the place of a record that could not be fetched. */
export const RecordFailed = (props: FailureStateProps) =>
  props.failure?.reason === 'secondFactorMissing' ? (
    <FactorMissing />
  ) : (
    <Page>
      <FailureState {...props} />
    </Page>
  )
