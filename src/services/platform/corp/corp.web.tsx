/** The menu of the own company leads to its record at once: there is only that one (10-platform). */
import { Navigate } from 'react-router-dom';
import { useDesk } from '../../../admin/desk.ts';
import { screenPath } from '../../../admin/routes.ts';
import type { ListScreenProps } from '../../../admin/screens/contract.ts';
import ListScreen from '../../../admin/screens/list/ListScreen.tsx';

export default function CorpList(props: ListScreenProps) {
  const { id } = useDesk().session.corp;
  if (props.screen.view !== undefined) return <ListScreen {...props} />;
  return <Navigate replace to={screenPath(props.screen.name, { type: props.level === 2 ? 'edit' : 'show', id })} />;
}
