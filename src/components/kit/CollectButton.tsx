import { FormattedMessage } from 'react-intl'

import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Star } from './CollectButton.styles.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

export interface CollectButtonProps {
  collected: boolean
  /** Name of the item, where a page has several of these. */
  of?: string | undefined
  /** The server's state is not known yet: a press waits for it. */
  isLooking: boolean
  onToggle: () => void
}

/** A toggle button: its name does not change, so that a screen reader announces only its state. */
export const CollectButton = ({ collected, of, isLooking, onToggle }: CollectButtonProps) => (
  <Button variant="quiet" aria-pressed={collected} aria-busy={isLooking || undefined} onClick={onToggle}>
    <Star $full={collected}>
      <Icon name="star" />
    </Star>
    <FormattedMessage id="conf.collect" />
    {of !== undefined && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
  </Button>
)
