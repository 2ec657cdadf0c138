import type { ComponentType } from 'react';
import Anchor from '@mui/icons-material/AnchorOutlined';
import Admin from '@mui/icons-material/AdminPanelSettingsOutlined';
import Approval from '@mui/icons-material/ApprovalOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Code from '@mui/icons-material/CodeOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Handyman from '@mui/icons-material/HandymanOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';

/** Pictures of the folders of the menu tree, by treeId (41-menus-authorities 4.2), and of menus that stand beside one of their folder. */
const icons: Readonly<Record<string, ComponentType>> = {
  P0: Person,
  P1: Business,
  P2: ListAlt,
  P3: CreditCard,
  P9: Admin,
  P92: FactCheck,
  P94: CreditCard,
  P95: ListAlt,
  F0: Code,
  R1: Description,
  R12: DirectionsBoat,
  R13: CreditCard,
  R2: Handyman,
  R3: Storage,
  I1: FactCheck,
  G1: Approval,
  S1: Anchor,
  S2: VerifiedUser,
  B1: LocalShipping,
  B2: Route,
  B23: FactCheck,
  W1: Warehouse,
  T1: Inventory,
  L1: DirectionsBoat,
  M1: LocalShipping,
};

/** The folder's picture, or that of the menu in it where it has one. */
export function FolderIcon({ id, menu = id }: { readonly id: string; readonly menu?: string }) {
  const Icon = icons[menu] ?? icons[id] ?? Folder;
  return <Icon />;
}
