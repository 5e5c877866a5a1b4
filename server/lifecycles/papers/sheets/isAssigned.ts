/** Whether somebody with a review in this state is a reviewer of the paper, also where the time is over. */
export const isAssigned = (state: string): boolean => state !== 'rejected' && !state.endsWith('.cancelled')
