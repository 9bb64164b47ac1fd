// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

import UIKit
import WebKit

/// Shows a page of the site: present it with one of its addresses, such as "/helpCenter".
final class HelpViewController: UIViewController, WKNavigationDelegate, WKUIDelegate {
    private let app: HelpApp
    private let path: String
    private let pack: URL?
    /// Called when the visit has ended: give the pack back then.
    var onClose: () -> Void = {}
    /// Where the pages are in this web view.
    private var origin = ""
    private var webView: WKWebView!

    /// - Parameter pack: the folder of a pack, to read while the phone is offline; otherwise nil
    init(app: HelpApp, path: String = "/home", pack: URL? = nil) {
        self.app = app
        self.path = path
        self.pack = pack
        assert(URL(string: app.helpOrigin)?.helpOrigin == app.helpOrigin, "helpOrigin has a path, or a slash at its end")
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Not used: this controller is created in code") }

    override func loadView() {
        let configuration = WKWebViewConfiguration()
        configuration.limitsNavigationsToAppBoundDomains = true
        configuration.websiteDataStore = .default()
        let scheme = pack.flatMap { try? PackScheme(folder: $0) }
        if let scheme { configuration.setURLSchemeHandler(scheme, forURLScheme: "companion") }
        origin = scheme == nil ? app.helpOrigin : "companion://help"

        let functions = AppFunctions(app: app, controller: self)
        do {
            try Bridge(origin: origin, functions: functions).attach(to: configuration, info: info)
        } catch {
            assertionFailure("companionInfo is no JSON: \(error)")
        }

        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        // The pages themselves respect the safe area.
        webView.scrollView.contentInsetAdjustmentBehavior = .never
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let address { webView.load(URLRequest(url: address)) }
        followTextSize()
        NotificationCenter.default.addObserver(
            self, selector: #selector(followTextSize), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The configuration holds the bridge, and the bridge what it was given.
        if isBeingDismissed {
            webView.configuration.userContentController.removeAllScriptMessageHandlers()
            onClose()
        }
    }

    /// A path of the site, which a notification or a link may bring: never another host's.
    private var address: URL? {
        if path.hasPrefix("/"), let url = URL(string: origin + path), url.helpOrigin == origin { return url }
        return URL(string: origin + "/home")
    }

    /// For every page of this web view: a new language or brand shows in the next web view.
    private var info: [String: Any] {
        [
            "v": 1, "platform": "ios", "lang": app.helpUser.lang, "brand": app.helpBrand, "brandName": app.helpBrandName,
            "capabilities": AppFunctions.capabilities,
        ]
    }

    /// A web view does not follow the phone's text size by itself.
    @objc private func followTextSize() {
        webView.pageZoom = UIFontMetrics.default.scaledValue(for: 1)
    }

    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        if url.helpOrigin == origin { return .allow }
        // Pages call openExternalLink for other sites, so only e-mail addresses and phone numbers are opened here.
        if url.scheme == "mailto" || url.scheme == "tel" { Task { await UIApplication.shared.open(url) } }
        return .cancel
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        // Drafts are in the page's storage and survive.
        webView.reload()
    }

    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        // The system still asks for the app's own permission.
        origin.helpOrigin == self.origin ? .grant : .deny
    }
}
