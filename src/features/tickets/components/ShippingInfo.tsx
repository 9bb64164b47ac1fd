import { CopyButton } from '../../../app/copy-button/CopyButton.tsx';
import type { Parcel, Shipping } from '../../../contract/tickets/read.ts';
import { allowedExternal } from '../../../shell/allowed-external.ts';
import { useT } from '../../../ui/screen/use-t.ts';
import './shipping-info.css';

/** The address to send the device to, and the parcels in both directions. Renders nothing if none is known. */
export function ShippingInfo({ shipping: { toService, toUser, address } }: { shipping: Shipping }) {
  const t = useT();
  if (!toService && !toUser && !address) return null;
  return (
    <section>
      <h2 className="ticket-heading">{t('rma.shipping')}</h2>
      <div className="shipping">
        {toUser && <ParcelInfo parcel={toUser} title={t('rma.parcelToUser')} />}
        {toService && <ParcelInfo parcel={toService} title={t('rma.parcelToService')} />}
        {address && (
          <div className="shipping-part">
            <h3 className="shipping-title">{t('rma.address')}</h3>
            <div className="shipping-copied">
              <address className="shipping-address" dir="auto">
                {address}
              </address>
              <CopyButton text={address} what={t('rma.address')} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function ParcelInfo({ parcel: { carrier, trackingNumber, trackingUrl }, title }: { parcel: Parcel; title: string }) {
  const t = useT();
  const href = allowedExternal(trackingUrl, __DEPLOYMENT__.externalHosts);
  return (
    <div className="shipping-part">
      <h3 className="shipping-title">{title}</h3>
      <bdi>{carrier}</bdi>
      {trackingNumber && (
        <div className="shipping-copied">
          <span>
            <small className="shipping-label">{t('rma.trackingNumber')}</small>
            <bdi className="shipping-number">{trackingNumber}</bdi>
          </span>
          <CopyButton text={trackingNumber} what={t('rma.trackingNumber')} />
        </div>
      )}
      {href && (
        <a className="shipping-link" href={href} rel="noopener noreferrer">
          {t('rma.track')}
        </a>
      )}
    </div>
  );
}
