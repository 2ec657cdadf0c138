import type { transportErrors as ko } from '../../../ko/services/bonded/transportErrors.ts';
import type { Twin } from '../../../messages.ts';

/** Why something of bonded transport cannot be done, and what to do. */
export const transportErrors = {
  vehicleCardAbsent: 'Attach the registration card as a certificate file, save, and then request.',
  vehicleContractAbsent: 'A leased vehicle needs its contract beside the registration card. Attach it and save.',
  vehicleUntilAfterFrom: 'The last day must lie after the first.',
  vehicleOutlivesTransporter: 'The registration of the transporter ends on %{1}. Choose a last day up to then.',
  transportNeedsCargo: 'Enter at least one cargo.',
  transportStoredLong: 'Cargo stored for 30 days or more needs approval. Choose approval as the kind of declaration.',
  transportDangerous: 'Dangerous goods need approval. Choose approval as the kind of declaration.',
  transportSecured: 'A transport with security needs approval. Choose approval as the kind of declaration.',
  transportSameArea: 'Enter another bonded area than the one of origin.',
  bondedAreaUnknown: 'No bonded area has this code. Type part of its code or name and choose from the list.',
  amendCargoUnknown: 'Choose a cargo number of this declaration.',
  amendNothing: 'This is what it says already. Enter another value.',
  amendWaits: 'Customs still decides an earlier request. Ask again once it is decided.',
  planArrivesBefore: 'The planned arrival must lie after the departure.',
  planArrivesLate: 'It must arrive by %{1}. Change the planned arrival, or extend the transport.',
  planDeclNotReleased: 'Only a released declaration can be dispatched.',
  planVehicleNotQualified: 'Only a qualified vehicle can be dispatched. Look at its status and last day.',
  planOverCargo: 'More than was declared. %{1} packages of this cargo can still be dispatched.',
  planOverWeight: 'More weight than was declared. %{1} kg of this cargo can still be dispatched.',
  planPhoneOfOther: 'This is the number of %{1}, and %{2} drives. Trips are listed by number: check it.',
  planPhoneNotOwn: 'It is not the number that %{1} is registered with. Trips are listed by number: check it.',
  planOverLoad: 'More than vehicle %{1} may carry: %{2} tons. Check weight and vehicle.',
  planNotDriver: 'The driver of this trip or whoever plans trips records its arrival.',
  planDraftBefore:
    'A plan drafted before (%{1}) also means to load %{2} packages of this cargo. Once this one is submitted, %{3} are left.',
  planVehicleBusy: 'The vehicle is dispatched with %{1} at that time. Change time or vehicle.',
  gateVhclNoDiffers: 'Not the plate that was dispatched. Look at the plate again.',
  gateDeclNoDiffers: 'Another declaration number. Look at the release paper again.',
  gateSealNoUnread: 'Please read and enter the seal number. Where there is no seal, enter -.',
  gateSealNoDiffers: 'Another seal number. Look at the seal again.',
  gateVehicleOnWay:
    'This vehicle left with plan %{0} at %{1}, and its arrival is not recorded. Check that this trip is over.',
  gatePlannedOtherDay: 'The trip is planned for another day: it is to leave at %{0}. Check that it may leave now.',
  arrivalDiffersPkg: 'The packages differ from the plan. Choose the kind of discrepancy.',
  arrivalDiffersWgt: 'The weight differs from the plan. Choose the kind of discrepancy.',
  arrivalDiffersPkgWgt: 'Packages and weight differ from the plan. Choose the kind of discrepancy.',
  arrivalDiffersSeal: 'The seal is not intact. Choose the kind of discrepancy.',
  arrivalDiffersPkgSeal:
    'The packages differ from the plan, and the seal is not intact. Choose the kind of discrepancy.',
  arrivalDiffersWgtSeal:
    'The weight differs from the plan, and the seal is not intact. Choose the kind of discrepancy.',
  arrivalDiffersPkgWgtSeal:
    'Packages and weight differ from the plan, and the seal is not intact. Choose the kind of discrepancy.',
  openNeedsDeclaration: 'Enter at least one declaration.',
  openInPast: 'Choose a time that lies ahead.',
  openInHours: 'Customs is open on weekdays from 09:00 to 18:00. Choose a time outside these hours.',
  openEndsBefore: 'The end must lie after the start.',
} as const satisfies Twin<typeof ko>;
