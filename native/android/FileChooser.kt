// Checked with npm run check-native: compiled by Kotlin 1.3 against stubs of the Android classes, and run there; not run on a device.
package com.example.companion

import android.Manifest
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import androidx.core.content.FileProvider
import java.io.File

/** Lets a camera app write its photo; a class of its own, since a manifest can name each class only once. */
class HelpPhotos : FileProvider()

/**
 * Answers the file buttons of pages: with a photo from the camera where the page asks for one, otherwise with chosen files. Make it
 * as a property of the activity: results can be registered only before it starts.
 */
class FileChooser(private val activity: ComponentActivity) {
    private var request: Request? = null
    private var photo: Uri? = null

    private val files = activity.registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        answer(chosenFiles(result.resultCode, result.data))
    }
    private val camera = activity.registerForActivityResult(ActivityResultContracts.TakePicture()) { taken ->
        answer(photo?.takeIf { taken }?.let { arrayOf(it) })
    }
    private val permission = activity.registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
        if (granted) takePhoto() else chooseFiles()
    }

    /** For `onShowFileChooser`, which then returns true: the callback is called once, whatever happens. */
    fun show(callback: ValueCallback<Array<Uri>>, params: WebChromeClient.FileChooserParams) {
        answer(null)
        val intent = params.createIntent()
            .putExtra(Intent.EXTRA_ALLOW_MULTIPLE, params.mode == WebChromeClient.FileChooserParams.MODE_OPEN_MULTIPLE)
        request = Request(callback, intent)
        // The camera app cannot be started while the manifest declares this permission and it is not granted.
        if (params.isCaptureEnabled) permission.launch(Manifest.permission.CAMERA) else chooseFiles()
    }

    /** Deletes the photos of earlier visits. */
    fun deletePhotos() = folder().deleteRecursively()

    private fun takePhoto() = launch(::chooseFiles) {
        val file = File.createTempFile("photo", ".jpg", folder().apply { mkdirs() })
        camera.launch(FileProvider.getUriForFile(activity, "${activity.packageName}.help.photos", file).also { photo = it })
    }

    private fun chooseFiles() = launch({ answer(null) }) { request?.run { files.launch(intent) } }

    private fun launch(orElse: () -> Unit, action: () -> Unit) = try {
        action()
    } catch (_: ActivityNotFoundException) {
        orElse()
    }

    private fun answer(chosen: Array<Uri>?) {
        request?.callback?.onReceiveValue(chosen)
        request = null
    }

    /** The one that docs/native-android.md has in help_photos.xml. */
    private fun folder() = File(activity.cacheDir, "companion-photos")

    private class Request(val callback: ValueCallback<Array<Uri>>, val intent: Intent)
}

/** What a chooser returned, or null if nothing was chosen. Several files come as a clip, which parseResult does not read everywhere. */
fun chosenFiles(resultCode: Int, data: Intent?): Array<Uri>? {
    val clip = data?.clipData?.takeIf { resultCode == Activity.RESULT_OK }
    val files = clip?.run { (0 until itemCount).mapNotNull { getItemAt(it).uri } }.orEmpty()
    return if (files.isNotEmpty()) files.toTypedArray() else WebChromeClient.FileChooserParams.parseResult(resultCode, data)
}
