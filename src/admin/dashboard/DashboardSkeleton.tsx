/** The places of tiles and cards while figures are on their way. */
import { FormSkeleton } from '../../ui/state/FormSkeleton.tsx';

export const DashboardSkeleton = () => (
  <div className="ds">
    <div className="ds__main">
      <div className="ds-card ds-card--wait">
        <FormSkeleton fields={4} />
      </div>
      <div className="ds-card ds-card--wait">
        <FormSkeleton fields={8} />
      </div>
    </div>
    <div className="ds__side">
      <div className="ds-card ds-card--wait">
        <FormSkeleton fields={4} />
      </div>
    </div>
  </div>
);
