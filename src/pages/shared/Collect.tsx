import { CollectButton } from '../../components/kit/CollectButton.tsx'
import { useCollect, type CollectProps } from './useCollect.ts'

/** Remounted for another visitor. */
export const Collect = ({ of, ...props }: CollectProps & { of?: string }) => (
  <CollectButton {...useCollect(props)} of={of} />
)
