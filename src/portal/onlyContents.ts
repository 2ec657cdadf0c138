import { useSearchParams } from 'react-router-dom';

/** Whether the page stands alone in a popup: only the literal word `true` counts (2-portal 2). */
export const useOnlyContents = (): boolean => useSearchParams()[0].get('isOnlyContentsMode') === 'true';
